// What the build makes of a catalogue.
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}

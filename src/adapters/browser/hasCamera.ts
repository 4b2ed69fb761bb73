/** Whether there may be a camera at all: asking for it is the only way to know. Apart from the camera, which comes when it is used. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

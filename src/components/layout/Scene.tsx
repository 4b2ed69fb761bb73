// A drawing in the kennel's doorway: the opening of a screen without numbers.
import { Illustration, type IllustrationName } from '../art/Illustration.tsx';
import { SceneFrame, type SceneFrameProps } from '../art/parts/SceneFrame.tsx';

export interface SceneProps extends Pick<SceneFrameProps, 'size'> {
  readonly name: IllustrationName;
}

/** Full column width, edge to edge; decorative. */
export function Scene({ name, ...frame }: SceneProps) {
  return (
    <SceneFrame {...frame}>
      <Illustration name={name} />
    </SceneFrame>
  );
}

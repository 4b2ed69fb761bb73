// A drawing on its ground line, in front of the kennel's doorway: how a screen without numbers opens.
import { Illustration, type IllustrationName } from '../art/Illustration.tsx';
import { SceneFrame, type SceneFrameProps } from '../art/parts/SceneFrame.tsx';

export interface SceneProps extends Pick<SceneFrameProps, 'size'> {
  readonly name: IllustrationName;
}

/** As wide as the column, edge to edge; decoration. */
export function Scene({ name, ...frame }: SceneProps) {
  return (
    <SceneFrame {...frame}>
      <Illustration name={name} />
    </SceneFrame>
  );
}

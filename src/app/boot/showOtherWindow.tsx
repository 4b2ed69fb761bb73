import type { WindowClaim } from '../../ports/WindowClaim.ts';
import type { BootScreen } from './bootScreen.ts';

/** Shows that another window has the wallet; loaded on demand. @param onTaken - called when this window has it */
export async function showOtherWindow(
  stage: BootScreen,
  claim: WindowClaim,
  onTaken: () => void,
): Promise<void> {
  const { OtherWindowContainer } = await import('./OtherWindowContainer.tsx');
  stage.put(<OtherWindowContainer claim={claim} onTaken={onTaken} />);
}

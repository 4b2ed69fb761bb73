/** Whether there may be a camera: only asking for it shows for sure. Separate from the camera's code, which loads on use. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

// Says "loading" aloud, once per placeholder.

/** For ears only. */
export function Loading() {
  return (
    <p className="heard" role="status">
      Loading
    </p>
  );
}

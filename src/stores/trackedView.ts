/** What follows from stores, for those who cannot follow observables themselves. */
import { computed, type IComputedValue, Reaction } from 'mobx';

/** Something read from stores that is made once for as long as nothing of it changes and somebody follows it. */
export class TrackedView<View> {
  readonly #view: IComputedValue<View>;

  constructor(read: () => View) {
    this.#view = computed(read);
  }

  get(): View {
    return this.#view.get();
  }

  /**
   * Tells the view now, and again when something of it changed.
   *
   * @param later - runs what it is given when there is time for it: changes until then are told as one
   * @returns ends it
   */
  follow(tell: (view: View) => void, later: (run: () => void) => void): () => void {
    const tracking = new Reaction('TrackedView', () => later(run));
    function run(): void {
      if (!tracking.isDisposed) tracking.track(read);
    }
    const read = () => tell(this.#view.get());
    run();
    return () => tracking.dispose();
  }
}

/** Makes a reading of stores that is made once for each of them, for as long as nothing of it changes. */
export function derivedOnce<Owner extends object, Value>(
  read: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const known = new WeakMap<Owner, IComputedValue<Value>>();
  return (owner) => {
    const value = known.get(owner) ?? computed(() => read(owner));
    known.set(owner, value);
    return value.get();
  };
}

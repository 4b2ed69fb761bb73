/** Derived views of stores, for code that can't observe MobX itself. */
import { computed, type IComputedValue, Reaction } from 'mobx';

/** A computed view: evaluated once until one of its inputs changes, while it is followed. */
export class TrackedView<View> {
  readonly #view: IComputedValue<View>;

  constructor(read: () => View) {
    this.#view = computed(read);
  }

  get(): View {
    return this.#view.get();
  }

  /**
   * Calls back with the view now, and again after each change.
   *
   * @param later - schedules its argument: changes until then are reported as one
   * @returns stops it
   */
  follow(onView: (view: View) => void, later: (run: () => void) => void): () => void {
    const tracking = new Reaction('TrackedView', () => later(run));
    function run(): void {
      if (!tracking.isDisposed) tracking.track(read);
    }
    const read = () => onView(this.#view.get());
    run();
    return () => tracking.dispose();
  }
}

/** Memoizes a computed value per owner: evaluated once until one of its inputs changes. */
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

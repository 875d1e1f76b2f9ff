// Knows how to remember the last thing read: whoever reads many asks for neighbours, one after the other.

export function lastKept<Value>(made: (key: number) => Value): (key: number) => Value {
  let last: { readonly key: number; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: made(key) };
    return last.value;
  };
}

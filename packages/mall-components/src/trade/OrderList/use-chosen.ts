/** Which of the orders that can be paid are ticked. */
import { useCallback, useState } from "react";
import type { OrderCardView } from "../views.ts";

export function useChosen(orders: readonly OrderCardView[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const payable = orders.filter(({ allowedActions }) => allowedActions.includes("pay"));
  const choose = useCallback((orderNumber: string, isChosen: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      if (isChosen) after.add(orderNumber);
      else after.delete(orderNumber);
      return after;
    });
  }, []);
  return {
    payable,
    // One that was paid or canceled meanwhile is chosen no more.
    chosen: payable.filter(({ orderNumber }) => ticked.has(orderNumber)),
    choose,
    chooseAll: (isChosen: boolean) =>
      setTicked(new Set(isChosen ? payable.map(({ orderNumber }) => orderNumber) : [])),
  };
}

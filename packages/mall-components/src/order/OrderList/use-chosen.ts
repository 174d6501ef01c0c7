/** Which of the listed orders are ticked. */
import { useCallback, useState } from "react";
import type { OrderCardView } from "../order-views.ts";

export function useChosen(orders: readonly OrderCardView[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((orderNumber: string, isChosen: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      if (isChosen) after.add(orderNumber);
      else after.delete(orderNumber);
      return after;
    });
  }, []);
  return {
    // One that is listed no more is chosen no more.
    chosen: orders.filter(({ orderNumber }) => ticked.has(orderNumber)),
    choose,
    chooseAll: (isChosen: boolean) =>
      setTicked(new Set(isChosen ? orders.map(({ orderNumber }) => orderNumber) : [])),
  };
}

export const isPayable = ({ allowedActions }: OrderCardView): boolean => allowedActions.includes("pay");

/** 加入清单: puts goods into a purchase list that the buyer chooses in a dialog. */
import { ToListButton, type ToListButtonProps } from "@tradehall/mall-components/trade/ToListButton";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { useCallback, useState } from "react";

export interface ListedGoods {
  skuId: string | number;
  count: number;
}

const AddToList = lazyPart(async () => (await import("./AddToList.tsx")).default);

interface ToListProps extends Pick<ToListButtonProps, "isWhole" | "size" | "variant"> {
  /** None: nothing is chosen yet. */
  goods: readonly ListedGoods[];
}

export function ToList({ goods, ...looks }: ToListProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <ToListButton {...looks} isDisabled={goods.length === 0} onPress={() => setOpen(true)} />
      {isOpen && <AddToList goods={goods} onClose={close} onLost={close} />}
    </>
  );
}

/** 加入清单: puts goods into a purchase list that the buyer chooses in a dialog. */
import { ToListButton, type ToListButtonProps } from "@tradehall/mall-components/saved/ToListButton";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { toast } from "@tradehall/ui/Toast";
import { useCallback, useState } from "react";

export interface ListedGoods {
  skuId: string | number;
  count: number;
}

const AddToList = lazyPart(async () => (await import("./AddToList.tsx")).default);

interface ToListProps extends Pick<ToListButtonProps, "isWhole" | "size" | "variant"> {
  /** None: nothing is chosen yet. */
  goods: readonly ListedGoods[];
  /** Said at a press while nothing is chosen; without it the button cannot be pressed then. */
  missingText?: string;
}

export function ToList({ goods, missingText, ...looks }: ToListProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isMissing = goods.length === 0;
  const press = () => {
    if (isMissing && missingText) toast.show({ tone: "warning", message: missingText });
    else setOpen(true);
  };
  return (
    <>
      <ToListButton {...looks} isDisabled={isMissing && !missingText} onPress={press} />
      {isOpen && <AddToList goods={goods} onClose={close} onLost={close} />}
    </>
  );
}

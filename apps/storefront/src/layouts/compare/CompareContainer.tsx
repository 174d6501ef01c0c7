/** What is to be compared, at the foot of the page, and the comparison over it, which the address names. */
import { CompareTray } from "@tradehall/mall-components/list/CompareTray";
import { compareLimits } from "@tradehall/mall-rules/limits";
import { lazyPart } from "@tradehall/ui/lazy-part";
import type { RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keepCompared, readCompared } from "../../browser/actions/compared.ts";
import { comparing } from "../../browser/actions/comparing.ts";
import { routeOf } from "../../href-to.ts";
import { useComparePresses } from "./use-compare-presses.ts";
import { useComparedGoods } from "./use-compared-goods.ts";

const Comparison = lazyPart(async () => (await import("./Comparison.tsx")).default);

/** Pages of ordering, whose own bars stand at the foot. */
const ordering: ReadonlySet<string> = new Set([
  ...["cart", "submit-order", "secdetail-confirm-order", "payment", "weixin-pay", "pay-result"],
]);

interface CompareContainerProps {
  /** What was pressed before this came. */
  early: RefObject<EventTarget | null>;
}

export default function CompareContainer({ early }: CompareContainerProps) {
  const { ids, presses, isFull } = useComparePresses(early);
  const location = useLocation();
  const navigate = useNavigate();
  const isSeen = !ordering.has(routeOf(location.pathname)?.name ?? "");
  const asked = readCompared(new URLSearchParams(location.search).get("compare"));
  const { known } = useComparedGoods(isSeen ? ids : []);
  const go = (next: readonly string[], replace = false) =>
    void navigate(...comparing(location, next, replace));
  const close = () => {
    // Opened from this page: the way back leads to it as well.
    if (Object(location.state).isCompared) void navigate(-1);
    else go([], true);
  };
  const remove = (id: string) => {
    keepCompared(ids.filter((one) => one !== id));
    const left = asked.filter((one) => one !== id);
    if (asked.length > 0) left.length > 0 ? go(left, true) : close();
  };
  return (
    <>
      {isSeen && ids.length > 0 && (
        <CompareTray
          isFull={isFull && ids.length >= compareLimits.products}
          items={ids.map((id) => {
            const one = known.find((other) => other.id === id);
            return one ? { ...one, ...(one.product ? { href: one.product.href } : {}) } : { id };
          })}
          most={compareLimits.products}
          onClear={() => keepCompared([])}
          onCompare={() => go(ids)}
          onRemove={remove}
          presses={presses}
        />
      )}
      {asked.length > 0 && <Comparison ids={asked} onClose={close} onLost={close} onRemove={remove} />}
    </>
  );
}

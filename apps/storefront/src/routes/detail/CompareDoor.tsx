import { ComparePicker } from "@tradehall/mall-components/list/ComparePicker";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { compareLimits } from "@tradehall/mall-rules/limits";
import { useLocation, useNavigate } from "react-router-dom";
import { keepCompared } from "../../browser/acts/compared.ts";
import { comparing } from "../../browser/acts/comparing.ts";

interface CompareDoorProps {
  id: string;
  title: string;
  products: readonly ProductSummary[];
  onClose: () => void;
}

/** Goods like this one, to be ticked and put beside it. */
export function CompareDoor({ id, title, products, onClose }: CompareDoorProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const compare = (others: readonly string[]) => {
    const ids = [id, ...others];
    onClose();
    keepCompared(ids);
    void navigate(...comparing(location, ids));
  };
  return (
    <ComparePicker
      most={compareLimits.products - 1}
      onClose={onClose}
      onCompare={compare}
      products={products}
      title={title}
    />
  );
}

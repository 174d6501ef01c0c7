import { ComparePicker } from "@tradehall/mall-components/list/ComparePicker";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { compareLimits } from "@tradehall/mall-rules/limits";
import { useLocation, useNavigate } from "react-router-dom";
import { keepCompared } from "../../browser/actions/compared.ts";
import { comparing } from "../../browser/actions/comparing.ts";

interface ComparePickerDialogProps {
  id: string;
  title: string;
  products: readonly ProductSummary[];
  onClose: () => void;
}

/** Goods like this one, to be ticked and put beside it. */
export function ComparePickerDialog({ id, title, products, onClose }: ComparePickerDialogProps) {
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

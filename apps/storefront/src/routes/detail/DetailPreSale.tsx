import { PreSaleBar, type PreSaleBarProps } from "@tradehall/mall-components/promotion/PreSaleBar";
import { useRevalidator } from "react-router-dom";

/** The pre-sale's phase and clock; at its end the server's next phase is asked for. */
export function DetailPreSale(props: Pick<PreSaleBarProps, "times" | "now">) {
  const { revalidate } = useRevalidator();
  // Without a network the trouble page would take the page's place; anyone who buys is told the phase anyway.
  return <PreSaleBar {...props} onEdge={() => void (navigator.onLine && revalidate())} />;
}

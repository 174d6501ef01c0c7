import { RefundVouchers } from "@tradehall/mall-components/trade/RefundVouchers";
import { useEffect } from "react";
import { useUploads } from "../../browser/forms/use-uploads.ts";

interface VouchersProps {
  /** Of a draft, or of the application that is being mended. */
  kept: readonly string[];
  onKept: (paths: readonly string[]) => void;
  /** Called with whether any is on its way. */
  onUploading: (isUploading: boolean) => void;
}

/** The evidence of an application. */
export function Vouchers({ kept, onKept, onUploading }: VouchersProps) {
  const { field, isUploading } = useUploads(kept, onKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is told.
  useEffect(() => onUploading(isUploading), [isUploading]);
  return <RefundVouchers name="pics" {...field} />;
}

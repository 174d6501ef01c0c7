import type { Allowance } from "@tradehall/api-client/models/approval";
import { toLimits } from "@tradehall/mall-adapters/approval";
import { LimitNote } from "@tradehall/mall-components/cart/LimitNote";
import type { YuanText } from "@tradehall/mall-rules/money";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";

export interface CartFormProps {
  /** Why the form, sent without script, was not taken. */
  failure: string | undefined;
  /** What may be ordered without approval. */
  allowance: Allowance | undefined;
  /** What is ticked comes to. */
  total: YuanText;
  children: ReactNode;
}

/** The form around the cart, which does without script what the page's handlers do with it. */
export function CartForm({ failure, allowance, total, children }: CartFormProps) {
  return (
    // What a browser remembers of the fields is older than the cart.
    <form method="post" autoComplete="off">
      {/* Enter in a field does this, not what the first line's button does. */}
      <button type="submit" name="intent" value="update" hidden />
      <Stack space="m">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <LimitNote {...toLimits(allowance)} total={total} />
        {children}
      </Stack>
    </form>
  );
}

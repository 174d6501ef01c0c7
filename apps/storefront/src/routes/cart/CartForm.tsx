import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";

export interface CartFormProps {
  /** Why the form, sent without script, was not taken. */
  failure: string | undefined;
  children: ReactNode;
}

/** The form around the cart, which does without script what the page's handlers do with it. */
export function CartForm({ failure, children }: CartFormProps) {
  return (
    // What a browser remembers of the fields is older than the cart.
    <form method="post" autoComplete="off">
      {/* Enter in a field does this, not what the first line's button does. */}
      <button type="submit" name="intent" value="update" hidden />
      <Stack space="m">
        {failure && <Notice tone="danger">{failure}</Notice>}
        {children}
      </Stack>
    </form>
  );
}

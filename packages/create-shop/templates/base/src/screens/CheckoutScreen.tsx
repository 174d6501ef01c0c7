"use client";

import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Frame } from "@tradehall/ui/Frame";
import { words } from "../language";
import { pages } from "../mall/addresses";

/** Where the order is submitted. Its pieces are in `@tradehall/mall-components/checkout`, its calls in `@tradehall/api-client/endpoints/order`. */
export const CheckoutScreen = () => (
  <Frame paddingY="xl">
    <EmptyState
      actions={
        <ButtonLink href={pages.cart} variant="outline">
          {words.toCart}
        </ButtonLink>
      }
      description={words.checkoutHint}
      title={words.checkoutTitle}
    />
  </Frame>
);

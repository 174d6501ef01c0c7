import type { Meta, StoryObj } from "@storybook/react-vite";
import { eagerLinesOf, toCartShop, toExpiredLine } from "@tradehall/mall-adapters/cart";
import { expiredOf, isAboveStock, linesOf, withChanges } from "@tradehall/mall-adapters/cart-model";
import { CartBar } from "@tradehall/mall-components/cart/CartBar";
import { CartEmpty } from "@tradehall/mall-components/cart/CartEmpty";
import { CartHead } from "@tradehall/mall-components/cart/CartHead";
import { CartShopGroup } from "@tradehall/mall-components/cart/CartShopGroup";
import { DensityFrame } from "@tradehall/mall-components/cart/DensityFrame";
import { ExpiredLines } from "@tradehall/mall-components/cart/ExpiredLines";
import { QuoteLink } from "@tradehall/mall-components/quote/QuoteLink";
import { ToListButton } from "@tradehall/mall-components/saved/ToListButton";
import { minus } from "@tradehall/mall-rules/money";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { useState } from "react";
import { cart, emptyCart } from "./answers/trade.ts";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface CartProps {
  /** The answer of `GET /p/shopCart/info`. */
  answer: typeof cart;
}

const noneIds: ReadonlySet<string> = new Set();

function Cart({ answer }: CartProps) {
  const locale = useLocale();
  const [isCompact, setCompact] = useState(false);
  const [shown, setShown] = useState(answer);
  const lines = linesOf(shown);
  const expired = expiredOf(shown);
  const checked = lines.filter((line) => line.isChecked);
  const change = (ids: readonly number[], to: { quantity?: number; isChecked?: boolean }) =>
    setShown((was) => withChanges(was, new Map(ids.map((id) => [id, to]))));
  const all = {
    isAllSelected: checked.length === lines.length,
    isSomeSelected: checked.length > 0,
    onSelectAll: (isChecked: boolean) =>
      change(
        lines.map(({ basketId }) => basketId),
        { isChecked },
      ),
  };
  if (lines.length === 0)
    return (
      <Frame paddingY="m">
        <CartEmpty />
      </Frame>
    );
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <DensityFrame isCompact={isCompact} onChange={setCompact}>
          <CartHead {...all} />
          {shown.shopCarts.map((shop, at) => (
            <CartShopGroup
              eagerLines={eagerLinesOf(shown.shopCarts, at)}
              group={toCartShop(shop, locale, routes)}
              key={shop.shopId}
              onClaim={nothing}
              onDelete={nothing}
              onMoveToWishlist={nothing}
              onQuantity={(id, quantity) => change([Number(id)], { quantity })}
              onSelect={(id, isChecked) => change([Number(id)], { isChecked })}
              onSelectShop={(_, isChecked) =>
                change(
                  shop.shopCartItems.map(({ basketId }) => basketId),
                  { isChecked },
                )
              }
              pendingLineIds={noneIds}
            />
          ))}
          <ExpiredLines
            lines={expired.map((line) => toExpiredLine(line, locale, routes))}
            onClear={nothing}
            onDelete={nothing}
            onMoveToWishlist={nothing}
          />
        </DensityFrame>
        <CartBar
          {...all}
          disabledReason={
            checked.some(isAboveStock) ? shownRefusalText("insufficientInventory", locale) : undefined
          }
          discount={shown.subtractMoney}
          maxLines={shown.settleMax}
          memberSaved={shown.memberReduceAmount}
          onDeleteSelected={nothing}
          onMoveSelectedToWishlist={nothing}
          onSettle={nothing}
          selectedLines={shown.checkedLines}
          selectedPieces={shown.count}
          toolsAside={
            <>
              <ToListButton isDisabled={checked.length === 0} onPress={nothing} variant="ghost" />
              <QuoteLink href="/quotes" variant="ghost" />
            </>
          }
          total={minus(shown.totalMoney, shown.subtractMoney)}
        />
      </Stack>
    </Frame>
  );
}

const meta = {
  title: "pages/Cart 购物车",
  id: "pages-cart",
  component: Cart,
  tags: ["!autodocs", "page"],
  args: { answer: cart },
  parameters: { ...pageParameters, shell: { heading: "cart", cartCount: cart.prodCount } },
  decorators: [inShell],
} satisfies Meta<typeof Cart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { answer: emptyCart }, parameters: { shell: { cartCount: 0 } } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const EmptyNarrow: Story = { ...Empty, globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };

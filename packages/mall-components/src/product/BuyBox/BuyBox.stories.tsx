import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { refusalWords } from "@tradehall/mall-rules/words";
import type { FormEvent } from "react";
import { expect, fn } from "storybook/test";
import { goodsWords } from "../../messages/goods.messages.ts";
import { groupWords } from "../../messages/group.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleSkus, sampleSpecs, sampleSwatches } from "../../samples/product-detail.ts";
import { words } from "../SkuPicker/SkuPicker.messages.ts";
import { words as stockNoteWords } from "../StockNote/StockNote.messages.ts";
import { words as buyBoxWords } from "./BuyBox.messages.ts";
import { BuyBox } from "./BuyBox.tsx";
import type { BuyChoice } from "./buy-choice.ts";

const meta = {
  title: "product/BuyBox 购买区 加入购物车 立即购买 加购 buy",
  id: "product-buybox",
  component: BuyBox,
  args: { productId: "2", specs: [], skus: [sampleSkus[0] as SkuOption] },
} satisfies Meta<typeof BuyBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const stop = (_choice: BuyChoice, event: FormEvent) => event.preventDefault();
const two = { specs: sampleSpecs, skus: sampleSkus, swatches: sampleSwatches };

export const Default: Story = { args: { ...two, defaultSelection: { 颜色: "橙黑", 套装: "单电池" } } };

export const Chooses: Story = {
  args: { ...two, onSubmit: fn(stop), onToggleWishlist: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(goodsWords.addToCart) }));
    await expect(canvas.getByText(messageText(words.missing, { name: "颜色" }))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: "橙黑" }));
    await userEvent.click(canvas.getByRole("radio", { name: "双电池+工具箱" }));
    await expect(
      canvas.getByText(messageText(stockNoteWords.low, { count: "6", unit: messageText(goodsWords.piece) })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(buyBoxWords.increase) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(goodsWords.addToCart) }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { intent: "cart", skuId: "103", quantity: 2 },
      expect.anything(),
    );
  },
};
export const StockReason: Story = {
  args: { ...two, defaultSelection: { 颜色: "橙黑", 套装: "双电池+工具箱" } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "99{Enter}");
    await expect(
      canvas.getByText(messageText(buyBoxWords.atMax, { max: "6", unit: messageText(goodsWords.piece) })),
    ).toBeVisible();
    await expect(field).toHaveValue("6");
  },
};
export const StartsFrom: Story = { args: { rule: { min: 10, step: 10 }, unit: "盒" } };
export const Virtual: Story = { args: { kind: "virtual" } };
export const PreSale: Story = { args: { kind: "preSale" } };
export const Deposit: Story = { args: { kind: "deposit" } };
/** A button says whole yuan without decimals. */
export const DepositOf40: Story = {
  args: { kind: "deposit", depositYuan: "40.00" },
  play: async ({ canvas }) => {
    const name = messageText(preSaleWords.payDeposit, { amount: "40" });
    await expect(canvas.getByRole("button", { name })).toBeEnabled();
  },
};
export const DepositComing: Story = {
  args: { kind: "deposit", notBuyable: "depositNotStarted", similarHref: "#similar" },
};
export const DepositOver: Story = {
  args: { kind: "deposit", notBuyable: "depositOver", similarHref: "#similar" },
};
export const SoldOut: Story = { args: { ...two, notBuyable: "soldOut", similarHref: "#similar" } };
/** The chosen SKU is all gone: the button posts that its return is waited for. */
export const Awaits: Story = {
  args: { ...two, defaultSelection: { 颜色: "钢蓝", 套装: "裸机" }, onSubmit: fn(stop) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(buyBoxWords.notify) }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { intent: "await", skuId: "104", quantity: expect.any(Number) },
      expect.anything(),
    );
  },
};
export const Awaited: Story = {
  args: { ...two, defaultSelection: { 颜色: "钢蓝", 套装: "裸机" }, isAwaited: true },
};
export const BelowMinimum: Story = { args: { notBuyable: "belowMin", rule: { min: 400 } } };
export const NotDelivered: Story = {
  args: { ...two, notBuyable: "notDelivered", onChooseRegion: fn(), similarHref: "#similar" },
};
export const Exchange: Story = { args: { kind: "exchange", rule: { max: 2 } } };
export const PointsShort: Story = { args: { kind: "exchange", notBuyable: "pointsShort" } };
export const ExchangeLimit: Story = { args: { kind: "exchange", notBuyable: "exchangeLimit" } };
export const ExchangeGone: Story = { args: { kind: "exchange", notBuyable: "exchangeGone" } };
export const FlashSale: Story = { args: { kind: "flashSale", rule: { max: 2 } } };
export const SoldOutForNow: Story = { args: { kind: "flashSale", notBuyable: "soldOutForNow" } };
export const ActivitySoldOut: Story = { args: { kind: "flashSale", notBuyable: "activitySoldOut" } };
export const ShopClosed: Story = { args: { ...two, notBuyable: "shopClosed" } };
export const OffShelf: Story = {
  args: { notBuyable: "offShelf" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(messageText(refusalWords.notForSale))[0]).toBeVisible();
  },
};
export const Pending: Story = { args: { pending: "cart" } };
export const Refused: Story = { args: { errorText: "库存不足" } };
export const InWishlist: Story = { args: { isWishlisted: true } };
export const Narrow: Story = { args: two, globals: { viewport: { value: "phone" } } };

/** isShowPurchase 0: looking and choosing goes on, buying does not show. */
export const NotOffered: Story = {
  args: { ...two, notBuyable: "notOffered", onToggleWishlist: fn() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(messageText(refusalWords.purchaseHidden))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: messageText(goodsWords.addToCart) })).toBeNull();
    await expect(canvas.queryByRole("button", { name: messageText(buyBoxWords.buy) })).toBeNull();
    await expect(canvas.getByRole("button", { name: messageText(goodsWords.addToWishlist) })).toBeEnabled();
    await userEvent.click(canvas.getByRole("radio", { name: "橙黑" }));
    await expect(canvas.getByRole("radio", { name: "橙黑" })).toBeChecked();
  },
};
export const InTeams: Story = {
  args: { group: { id: "4", yuan: "299.00", aloneYuan: "369.00" }, onSubmit: fn(stop) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(groupWords.open) }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ intent: "group", quantity: 1 }),
      expect.anything(),
    );
  },
};
export const JoinsATeam: Story = {
  args: { group: { id: "4", yuan: "299.00", aloneYuan: null, teamId: "12" } },
  globals: { viewport: { value: "phone" } },
};

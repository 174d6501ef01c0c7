import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleProducts } from "../../samples/products.ts";
import { ComparePicker } from "./ComparePicker.tsx";

const products = sampleProducts.slice(0, 5).map((product) => ({ ...product, tags: ["品牌不同"] }));
const meta = {
  title: "list/ComparePicker 对比选择 同类对比 选择商品 compare",
  id: "list-comparepicker",
  component: ComparePicker,
  args: { title: "与同类商品对比", products, most: 3, onClose: fn(), onCompare: fn() },
} satisfies Meta<typeof ComparePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three are ticked; another has room once one is taken out. */
export const Ticks: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const boxes = await screen.findAllByRole("checkbox");
    await expect(boxes[3]).toBeDisabled();
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[3] as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: messageText(goodsWords.compare) }));
    await expect(args.onCompare).toHaveBeenCalledWith([1, 2, 3].map((at) => products[at]?.id));
  },
};
export const One: Story = { args: { products: products.slice(0, 1) } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleProduct } from "../../samples/products.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { words } from "./CompareButton.messages.ts";
import { CompareButton } from "./CompareButton.tsx";

const { id, name } = sampleProduct;
const meta = {
  title: "product/CompareButton 对比按钮 商品对比 加入对比 compare",
  id: "product-comparebutton",
  component: CompareButton,
  args: { id, name, place: "row" },
} satisfies Meta<typeof CompareButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As the page's listener marks one that is in. */
export const In: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: messageText(words.compareNamed, { name }) });
    button.ariaPressed = "true";
    await expect(button).toHaveAttribute("data-compare", id);
  },
};

export const OverACardsPicture: Story = {
  args: { place: "card" },
  render: () => (
    <div style={{ inlineSize: 232 }}>
      <ProductCard canCompare product={sampleProduct} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: messageText(words.compareNamed, { name }) });
    await waitFor(() => expect(button).toBeVisible());
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CartEmpty } from "./CartEmpty.tsx";

const meta = { title: "trade/CartEmpty", component: CartEmpty, args: {} } satisfies Meta<typeof CartEmpty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "去逛逛" })).toHaveAttribute("href", "/list?st=0");
  },
};

export const WithMoreWays: Story = {
  args: { favouritesHref: "/user-center/uc-collection", historyHref: "/user-center/uc-history" },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

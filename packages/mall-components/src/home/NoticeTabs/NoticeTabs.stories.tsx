import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./NoticeTabs.messages.ts";
import { NoticeTabs } from "./NoticeTabs.tsx";

const meta = {
  title: "home/NoticeTabs",
  component: NoticeTabs,
  args: { current: "all", hrefFor: (tab) => `/notice-list?from=${tab}` },
} satisfies Meta<typeof NoticeTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksTheOpenTab: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: messageText(words.all) })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
export const WithShop: Story = { args: { current: "shop", shopName: "华东工贸五金专营店" } };
export const Narrow: Story = {
  args: { shopName: "华东工贸五金专营店" },
  globals: { viewport: { value: "phone" } },
};

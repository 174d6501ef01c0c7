import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { pageMessages } from "./UserCenterMenu.messages.ts";
import { UserCenterMenu } from "./UserCenterMenu.tsx";
import { type UserCenterPage, userCenterGroups } from "./user-center-pages.ts";

const meta = {
  title: "account/UserCenterMenu 个人中心菜单 侧边导航 sidebar",
  id: "account-usercentermenu",
  component: UserCenterMenu,
  args: {
    items: [
      { page: "index", href: "/user-center/index" },
      { page: "uc-order", href: "/user-center/uc-order" },
    ],
  },
} satisfies Meta<typeof UserCenterMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const everyPage = Object.values(userCenterGroups)
  .flat()
  .map((page: UserCenterPage) => ({ page, href: `/user-center/${page}` }));

export const Default: Story = {
  args: {
    items: everyPage.map((item) => (item.page === "uc-message" ? { ...item, count: 3 } : item)),
    current: "uc-order",
  },
};

export const EveryPage: Story = {
  args: {
    items: everyPage.map((item) => (item.page === "uc-message" ? { ...item, count: 128 } : item)),
    current: "uc-order",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(pageMessages["uc-order"]) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(
      canvas.getByRole("link", { name: messagePattern(pageMessages["uc-message"]) }),
    ).toHaveTextContent("99+");
  },
};

export const SomeNotBuilt: Story = {
  args: { items: everyPage.map(({ page, href }) => (page === "uc-bill" ? { page } : { page, href })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(pageMessages["uc-bill"]) })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Narrow: Story = {
  args: { items: everyPage, current: "uc-order" },
  globals: { viewport: { value: "phone" } },
};

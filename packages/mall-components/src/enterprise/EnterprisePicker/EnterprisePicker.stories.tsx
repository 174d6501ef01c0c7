import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./EnterprisePicker.messages.ts";
import { EnterprisePicker } from "./EnterprisePicker.tsx";

const enterprises = [
  { id: "1", name: "苏州恒达机械有限公司", role: "管理员" },
  { id: "2", name: "宁波明锐五金制品有限公司", role: "成员" },
];

const meta = {
  title: "enterprise/EnterprisePicker 企业选择 切换企业 switcher",
  id: "enterprise-enterprisepicker",
  component: EnterprisePicker,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: true, enterprises, currentId: "1", onPick: fn(), onClose: fn() },
} satisfies Meta<typeof EnterprisePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Picks: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog", { name: messageText(words.title) });
    await expect(within(dialog).getByRole("button", { name: /苏州恒达/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: /宁波明锐/ }));
    await expect(args.onPick).toHaveBeenCalledWith("2");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Switching: Story = { args: { pendingId: "2" } };
export const Failed: Story = { args: { errorText: "企业不存在或您已不是成员" } };
export const Closed: Story = { args: { isOpen: false } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { DealerChangedDialog } from "./DealerChangedDialog.tsx";

const meta = {
  title: "shell/DealerChangedDialog",
  component: DealerChangedDialog,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: true, onConfirm: fn() },
} satisfies Meta<typeof DealerChangedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyTheButtonCloses: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByText("您绑定的经销商信息已更新");
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "我知道了" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { DeleteIcon, EditIcon } from "../Icon/icons.ts";
import { Menu } from "./Menu.tsx";

const meta = {
  title: "ui/Menu 下拉菜单 更多操作 menu dropdown",
  id: "ui-menu",
  component: Menu,
  args: {
    trigger: (
      <Button tone="neutral" variant="outline">
        更多
      </Button>
    ),
    label: "订单操作",
    items: [
      { id: "edit", label: "修改地址", icon: EditIcon },
      { id: "invoice", label: "申请发票", isDisabled: true },
      { id: "delete", label: "删除订单", icon: DeleteIcon, tone: "danger" },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isDefaultOpen: true, onAction: fn() },
  // It takes the focus, so that the docs give it a page of its own.
  parameters: { docs: { story: { inline: false, height: "14rem" } } },
};

export const GoesByKeyboard: Story = {
  tags: ["!autodocs"],
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "更多" });
    await userEvent.click(trigger);
    await screen.findByRole("menu", { name: "订单操作" });
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "修改地址" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenLastCalledWith("delete");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

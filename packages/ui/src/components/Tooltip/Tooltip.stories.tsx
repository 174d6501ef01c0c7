import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { HelpIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "ui/Tooltip 文字提示 气泡提示 悬停 tooltip",
  id: "ui-tooltip",
  component: Tooltip,
  args: {
    content: "积分须为 10 的倍数",
    children: <IconButton icon={HelpIcon} label="积分规则" />,
    placement: "bottom",
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isDefaultOpen: true } };

export const OpensByKeyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("积分须为 10 的倍数");
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("积分须为 10 的倍数");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

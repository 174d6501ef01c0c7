import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "ui/Popover 气泡卡片 弹出框 浮层 popover",
  id: "ui-popover",
  component: Popover,
  args: {
    trigger: <Button variant="outline">配送至 上海</Button>,
    label: "选择地区",
    children: (close) => (
      <Stack>
        请选择收货地区
        <Button onPress={close} size="s">
          确定
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isDefaultOpen: true },
  // It takes the focus, so that the docs give it a page of its own.
  parameters: { docs: { story: { inline: false, height: "12rem" } } },
};

export const OpensAndCloses: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "配送至 上海" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    await screen.findByRole("dialog", { name: "选择地区" });
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

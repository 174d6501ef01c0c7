import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Icon } from "../Icon/Icon.tsx";
import { CartIcon } from "../Icon/icons.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "ui/Button 按钮 提交",
  id: "ui-button",
  component: Button,
  args: { children: "提交订单" },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ["accent", "signal", "sale", "danger", "neutral"] as const;
const variants = ["solid", "soft", "outline", "ghost"] as const;

export const Default: Story = {
  args: { onPress: fn() },
};

export const IsPressed: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "提交订单" }));
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Button {...args} key={tone} tone={tone} variant={variant} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(["s", "m", "l"] as const).map((size) => (
        <Button {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: <Icon as={CartIcon} />, children: "加入购物车" } };

export const Pending: Story = {
  args: { isPending: true, pendingLabel: "提交中", onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("data-pending");
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, onPress: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole("button").click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  args: { width: "full", size: "l" },
  globals: { viewport: { value: "phone" } },
};

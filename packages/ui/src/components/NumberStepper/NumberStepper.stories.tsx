import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { NumberStepper } from "./NumberStepper.tsx";

const meta = {
  title: "ui/NumberStepper 数量步进器 计数器 加减 数量 stepper",
  id: "ui-numberstepper",
  component: NumberStepper,
  args: { label: "数量", labels: { decrease: "减少", increase: "增加" } },
} satisfies Meta<typeof NumberStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

const reason = (why: "min" | "max" | "step") =>
  ({ min: "最少购买 5 件", max: "库存仅剩 60 件", step: "须按 5 的倍数购买" })[why];

export const Default: Story = {
  args: { onChange: fn() },
};

export const Counts: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "增加" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole("button", { name: "减少" })).toBeEnabled();
  },
};

export const UnderstandsFullWidthDigits: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "１２");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(field).toHaveValue("12");
  },
};

export const SaysWhyItChanged: Story = {
  args: { min: 5, max: 60, step: 5, reason, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "500");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(canvas.getByText("库存仅剩 60 件")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "13{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByText("须按 5 的倍数购买")).toBeVisible();
  },
};

export const TypedRubbishGoesBack: Story = {
  args: { defaultValue: 3, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "abc");
    await userEvent.tab();
    await expect(field).toHaveValue("3");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline space="l">
      {(["s", "m", "l"] as const).map((size) => (
        <NumberStepper {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const InAStack: Story = {
  decorators: [(Story) => <Stack>{Story()}</Stack>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group").getBoundingClientRect().width).toBeLessThan(200);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "ui/Switch 开关 切换 toggle switch",
  id: "ui-switch",
  component: Switch,
  args: { label: "短信通知" },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const IsTurnedOnByKeys: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("switch", { name: "短信通知" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("switch")).toBeChecked();
    await userEvent.click(canvas.getByText("短信通知"));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const KeptByItsParent: Story = {
  tags: ["!autodocs"],
  args: { isSelected: false, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole("switch")).not.toBeChecked();
  },
};

/** Sent like a checkbox: nothing where it is off. */
export const IsSentWithItsForm: Story = {
  tags: ["!autodocs"],
  args: { name: "sms", value: "yes" },
  render: (args) => (
    <form>
      <Switch {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).get("sms");
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole("switch"));
    await expect(sent()).toBe("yes");
  },
};

export const On: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = {
  args: { description: "发货、签收和退款时通知您" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription("发货、签收和退款时通知您");
  },
};

/** Settings below each other: the words begin, the switches end in one line. */
export const Settings: Story = {
  render: () => (
    <Stack>
      <Switch defaultSelected description="发货、签收和退款时通知您" label="短信通知" placement="end" />
      <Switch label="邮件通知" placement="end" />
      <Switch defaultSelected isDisabled label="站内消息" placement="end" />
    </Stack>
  ),
};

export const Invalid: Story = {
  args: { errorMessage: "没有保存，请稍后再试" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription("没有保存，请稍后再试");
  },
};

export const WithoutSeenWords: Story = { args: { isLabelHidden: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongChineseText: Story = {
  args: {
    label: "订单发货、签收、退款与发票开具完成时通过短信通知采购负责人".repeat(3),
    description: "通知会发送到企业账号绑定的手机号，如需修改请前往账号安全页面。",
  },
  globals: { viewport: { value: "phone" } },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { DropZone } from "./DropZone.tsx";

const meta = {
  title: "ui/DropZone 文件上传区 拖放上传 选择文件 upload",
  id: "ui-dropzone",
  component: DropZone,
  args: {
    label: "选择文件",
    hint: "或把文件拖到这里",
    accept: ".csv,.xlsx",
    labels: { wrongKind: "只支持 .csv 和 .xlsx 文件", several: "一次只能上传一个文件" },
    onFile: fn(),
  },
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof meta>;

const file = (name: string) => new File(["A,1"], name);
function drag(to: Element, type: "dragover" | "drop", ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  to.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Default: Story = {};

/** A file is over the form. */
export const Over: Story = {
  render: (args) => (
    <form aria-label="清单">
      <DropZone {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const zone = canvas.getByRole("form");
    drag(zone, "dragover", file("list.csv"));
    await waitFor(() => expect(zone.querySelector("[data-drop-target]")).not.toBeNull());
  },
};

export const Dropped: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args }) => {
    const button = canvas.getByText("选择文件");
    drag(button, "drop", file("a.csv"), file("b.csv"));
    await expect(await canvas.findByText("一次只能上传一个文件")).toBeVisible();
    drag(button, "drop", file("list.XLSX"));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.queryByText("一次只能上传一个文件")).toBeNull());
  },
};

export const WrongKind: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args }) => {
    drag(canvas.getByText("选择文件"), "drop", file("list.pdf"));
    await expect(await canvas.findByText("只支持 .csv 和 .xlsx 文件")).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

/** The button is the browser's own: Tab comes to it, and Space opens the files. */
export const ByKeyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByLabelText("选择文件");
    await expect(button).toHaveFocus();
    await userEvent.upload(button, file("list.csv"));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: "list.csv" }));
  },
};

export const Invalid: Story = { args: { errorMessage: "文件已损坏，请重新导出" } };
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = {
  args: { errorMessage: "文件有密码，请去掉密码后另存为 .xlsx 再上传" },
  globals: { viewport: { value: "phone" } },
};

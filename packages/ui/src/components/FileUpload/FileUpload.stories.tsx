import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { FileUpload, type FileUploadProps } from "./FileUpload.tsx";
import type { UploadFile } from "./upload-file.ts";

const mb = 1_048_576;
const one = (id: string, name: string, facts: Partial<UploadFile>): UploadFile => ({
  ...{ id, name, size: 86 * 1024, state: "done" },
  ...facts,
});
const contract = one("1", "采购合同（盖章）.pdf", { size: 1.2 * mb, value: "/files/1.pdf" });
const drawing = one("2", "法兰图纸.dwg", { size: 4.6 * mb, state: "uploading", progress: 0.4 });
const photo = one("3", "现场照片.jpg", { state: "failed", errorMessage: "网络断开，请重试", canRetry: true });

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E";

const meta = {
  title: "ui/FileUpload 文件上传 附件 多文件 拖放 粘贴 upload attachment",
  id: "ui-fileupload",
  component: FileUpload,
  args: {
    ...{ label: "附件", description: "PDF、DWG 或图片，每个不超过 10MB，最多 5 个", name: "files" },
    ...{ accept: ".pdf,.dwg,image/*", max: 5, maxBytes: 10 * mb, files: [] },
    ...{ onAdd: fn(), onRemove: fn(), onRetry: fn() },
    labels: {
      ...{ choose: "选择文件", hint: "或拖到这里、粘贴", area: "附件，可拖入或粘贴文件" },
      ...{ wrongKind: "只支持 PDF、DWG 和图片", tooLarge: "超过 10MB", tooMany: "最多 5 个，未添加" },
      ...{ waiting: "等待上传", done: "已上传", failed: "上传失败", retry: "重试" },
      retryOf: (name: string) => `重试 ${name}`,
      remove: (name: string) => `移除 ${name}`,
      uploading: (name: string) => `正在上传 ${name}`,
      count: (done: number, all: number) => `已上传 ${done} 个，共 ${all} 个`,
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const file = (name: string, bytes = 4, type = "") => new File([new Uint8Array(bytes)], name, { type });
const holding = (files: readonly File[]) => {
  const data = new DataTransfer();
  data.effectAllowed = "copy";
  for (const each of files) data.items.add(each);
  return data;
};

export const Default: Story = { args: { files: [contract, drawing] } };

export const Empty: Story = {};

export const Files: Story = {
  args: { files: [contract, drawing, photo, one("4", "检测报告.pdf", { state: "waiting" })] },
};

/** Pictures are shown; of those that were sent earlier neither name nor size is known. */
export const Pictures: Story = {
  args: {
    files: [
      one("1", "营业执照.jpg", { src: picture }),
      { id: "2", name: "图片 2", state: "done", src: picture },
      one("3", "审计报告.png", { src: picture, state: "uploading", progress: 0.6 }),
    ],
  },
};

export const LosesAPicture: Story = {
  tags: ["!autodocs"],
  parameters: { hasBrokenPicture: true },
  args: { files: [one("1", "营业执照.jpg", { src: "data:image/png,broken" })], onLost: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLost).toHaveBeenCalledWith("1"));
  },
};

export const Chooses: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("选择文件");
    await expect(input.multiple).toBe(true);
    await userEvent.upload(input, [file("a.pdf"), file("b.png", 4, "image/png")]);
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: "a.pdf" }),
      expect.objectContaining({ name: "b.png" }),
    ]);
  },
};

/** Right ones are taken; each of the others says why not, until others are given or it is taken away. */
export const Refuses: Story = {
  args: { files: [contract, drawing, photo, one("4", "检测报告.pdf", {})] },
  play: async ({ canvas, userEvent, args }) => {
    const data = holding([
      file("安装程序.exe"),
      file("扫描件.pdf", 10 * mb + 1),
      file("报价.pdf"),
      file("多一个.pdf"),
    ]);
    const zone = canvas.getByText("或拖到这里、粘贴");
    for (const type of ["dragenter", "drop"])
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: "报价.pdf" })]),
    );
    const reasonOf = (name: string) => canvas.getByText(name, { exact: false }).closest("li");
    await expect(reasonOf("安装程序.exe")).toHaveTextContent("只支持 PDF、DWG 和图片");
    await expect(reasonOf("扫描件.pdf")).toHaveTextContent("超过 10MB");
    await expect(reasonOf("多一个.pdf")).toHaveTextContent("最多 5 个，未添加");
    await userEvent.click(canvas.getByRole("button", { name: "移除 安装程序.exe" }));
    await expect(canvas.queryByText("安装程序.exe", { exact: false })).toBeNull();
    await expect(canvas.getByLabelText("选择文件")).toHaveFocus();
  },
};

/** While the zone has the focus, by keyboard. */
export const Pastes: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const zone = canvas.getByRole("button", { name: /附件，可拖入或粘贴文件/ });
    await expect(zone).toHaveFocus();
    const clipboardData = holding([file("截图.png", 4, "image/png")]);
    zone.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: "截图.png" })]),
    );
  },
};

/** The parent sends: here it answers by itself. */
export const Sends: Story = {
  tags: ["!autodocs"],
  render: function Kept(args: FileUploadProps) {
    const [files, setFiles] = useState<readonly UploadFile[]>([contract, photo]);
    return (
      <form aria-label="申请">
        <FileUpload
          {...args}
          files={files}
          onRemove={(id) => setFiles((now) => now.filter((each) => each.id !== id))}
          onRetry={(id) =>
            setFiles((now) =>
              now.map((each) => (each.id === id ? one(id, each.name, { value: "/files/3.jpg" }) : each)),
            )
          }
        />
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).getAll("files");
    await expect(sent()).toEqual(["/files/1.pdf"]);
    await userEvent.click(canvas.getByRole("button", { name: "重试 现场照片.jpg" }));
    await expect(sent()).toEqual(["/files/1.pdf", "/files/3.jpg"]);
    await userEvent.click(canvas.getByRole("button", { name: "移除 采购合同（盖章）.pdf" }));
    await expect(within(canvas.getByRole("list")).getAllByRole("listitem")).toHaveLength(1);
    await expect(sent()).toEqual(["/files/3.jpg"]);
  },
};

/** A file is over the zone. */
export const Over: Story = {
  args: { files: [contract] },
  play: async ({ canvas }) => {
    const zone = canvas.getByText("或拖到这里、粘贴");
    const dataTransfer = holding([file("a.pdf")]);
    zone.dispatchEvent(new DragEvent("dragenter", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(zone.closest("[data-drop-target]")).not.toBeNull());
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: "请上传采购合同" } };
export const Disabled: Story = { args: { isDisabled: true, files: [contract] } };

export const LongChineseText: Story = {
  args: {
    files: [
      one("1", `${"华东区域采购与供应链管理中心设备维修科备件采购合同".repeat(3)}.pdf`, { size: 2 * mb }),
      one("2", "检测报告.pdf", {
        state: "failed",
        errorMessage: "文件里有密码保护，打不开。请去掉密码后另存一份，再上传新的文件。",
        canRetry: true,
      }),
    ],
  },
};

export const Narrow: Story = {
  args: { files: [contract, drawing, photo] },
  globals: { viewport: { value: "phone" } },
};

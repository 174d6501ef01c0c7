export {
  NoticeArticle,
  type NoticeArticleProps,
  type NoticeNeighbour,
  type NoticeView,
} from "./NoticeArticle.tsx";
export { NoticeMissing } from "./NoticeMissing.tsx";

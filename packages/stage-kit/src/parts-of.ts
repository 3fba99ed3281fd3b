/** Makes an element with a class of a style sheet, and adds it to a parent. */
type AddPart = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  parent: Element,
) => HTMLElementTagNameMap[Tag];

/** How the elements of a stage are made: `name` is a class of the stage's own style sheet. */
export function partsOf(classes: Readonly<Record<string, string | undefined>>): AddPart {
  return (tag, name, parent) => {
    const element = document.createElement(tag);
    element.className = classes[name] ?? '';
    parent.append(element);
    return element;
  };
}

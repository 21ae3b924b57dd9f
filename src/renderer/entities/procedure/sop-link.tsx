import { Fragment, type ReactNode } from 'react';
import { useApp } from '../engine/app-store';
import { hrefOf } from '../window/route';

/** Leads to the procedure of this name. Where several folders have it, to each of them by its folder. */
export function SopLink({
  name,
  look,
  children = name,
}: {
  readonly name: string;
  readonly look?: 'link';
  readonly children?: ReactNode;
}) {
  const sops = useApp((state) => state.sops);
  const folders = sops.filter((each) => each.name === name).map(({ folder }) => folder);
  if (folders.length < 2)
    return (
      <a className={look} href={hrefOf('sops', name)}>
        {children}
      </a>
    );
  return (
    <span>
      {children} (
      {folders.map((folder, index) => (
        <Fragment key={folder}>
          {index === 0 ? '' : ', '}
          <a className="link" href={hrefOf('sops', folder)}>
            {folder}
          </a>
        </Fragment>
      ))}
      )
    </span>
  );
}

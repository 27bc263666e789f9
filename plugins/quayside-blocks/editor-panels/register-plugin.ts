import type { ReactNode } from 'react';

/**
 * Adds an editor plugin, where the screen has the package for it.
 *
 * @param name   Name of the plugin.
 * @param render Renders its panels.
 */
export function registerPlugin( name: string, render: () => ReactNode ): void {
	(
		window as unknown as {
			wp: {
				plugins?: {
					registerPlugin: (
						name: string,
						settings: { render: () => ReactNode }
					) => void;
				};
			};
		}
	 ).wp.plugins?.registerPlugin( name, { render } );
}

<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Manages forms, entries, consent, settings, the log, and the switch from other products.
 *
 * With --skip-plugins and --skip-themes, the parts that are skipped have no commands.
 *
 * ## EXAMPLES
 *
 *     wp quayside entries list --status=unread
 *     wp quayside export quayside.json
 *     wp quayside log --level=error --since="1 day ago"
 */
final class WpCliCommands extends \WP_CLI\Dispatcher\CommandNamespace {}
